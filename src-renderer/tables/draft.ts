/** Tables that are being written; `changes` names the one that is edited, `name` is for one without a title. */
export interface TableDraft {
  changes?: string | undefined;
  text: string;
  as: 'md' | 'csv';
  name: string;
}
