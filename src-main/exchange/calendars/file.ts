import { plainLine } from '../plainLine.ts';

/** A file has at most so many characters. */
const LONGEST = 4_000_000;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** “It is not JSON at line 3”, where the parser says where. */
function notJson(error: unknown): string {
  const at = /\(line (\d{1,9}) column/.exec(error instanceof Error ? error.message : '')?.[1];
  const where = at === undefined ? '' : `: line ${at} can’t be read`;
  return `This is no file of Calendarium, which writes JSON${where}.`;
}

function parsed(text: string): { value: unknown } | { fault: string } {
  if (text.trim() === '') return { fault: 'The file is empty.' };
  if (text.length > LONGEST) return { fault: 'The file is too large for a calendar.' };
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { fault: notJson(error) };
  }
}

const nameOf = ({ name }: Fields): string =>
  plainLine(typeof name === 'string' ? name : '', 60) || 'a calendar without a name';

/**
 * The calendar of a file: that of an export, or of the plugin’s data.json the one that it opens with. Or why there is none, in a
 * sentence.
 */
export function chosenIn(text: string): { calendar: unknown; told: string[] } | { fault: string } {
  const read = parsed(text);
  if ('fault' in read) return read;
  const { value } = read;
  if (isFields(value) && 'static_data' in value)
    return { fault: 'This is a file of Fantasy-Calendar. Import it in Calendarium, and export it there.' };
  if (isFields(value) && isFields(value['static'])) return { calendar: value, told: [] };
  const all = Array.isArray(value) ? value : isFields(value) ? value['calendars'] : undefined;
  const calendars = (Array.isArray(all) ? all : []).filter(
    (one: unknown): one is Fields => isFields(one) && isFields(one['static']),
  );
  const wanted = isFields(value) ? value['defaultCalendar'] : undefined;
  const calendar = calendars.find(({ id }) => id === wanted && id !== undefined) ?? calendars[0];
  if (!calendar) return { fault: 'There is no calendar of Calendarium in this file.' };
  const others = calendars.filter((one) => one !== calendar).map(nameOf);
  const some = others.slice(0, 5).join(', ');
  return {
    calendar,
    told:
      others.length > 0
        ? [
            `Of several calendars this is ${nameOf(calendar)}; left out: ${some}${others.length > 5 ? ' and more' : ''}.`,
          ]
        : [],
  };
}
