/** See pack.mjs. */
export function packing(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): { env: Record<string, string | undefined>; args: string[] };
