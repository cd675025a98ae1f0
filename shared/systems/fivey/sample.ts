export const fiveySample = (): readonly { type: string; [field: string]: unknown }[] => [
  { type: 'make-party' },
];
