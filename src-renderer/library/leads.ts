/** Where commands of the library lead whoever gives them. */
export const LEADS: Readonly<Record<string, 'library' | 'table'>> = {
  'leave-campaign': 'library',
  'new-campaign': 'table',
  'open-campaign': 'table',
  'choose-campaign': 'table',
  'bring-in-campaign': 'table',
  'restore-backup': 'table',
};
