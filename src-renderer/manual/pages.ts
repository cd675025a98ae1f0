/** A page of the manual: its name as links write it (`systems/cairn`), its heading, and its text in Markdown. */
export interface ManualPage {
  name: string;
  title: string;
  text: string;
}

const FOLDER = '../../docs/manual/';
const files = import.meta.glob<string>('../../docs/manual/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const MANUAL: ReadonlyMap<string, ManualPage> = new Map(
  Object.entries(files).map(([path, text]) => {
    const name = path.slice(FOLDER.length, -'.md'.length);
    return [name, { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }];
  }),
);

const pictures = import.meta.glob<string>('../../docs/manual/pictures/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The page that a link on another page leads to: `../fight.md` on `systems/cairn` leads to `fight`. */
export const linked = (from: string, link: string): string => beside(from, link).replace(/\.md$/, '');

/** The address of a picture that a page shows: `pictures/fight.jpg`. */
export const pictureAt = (from: string, picture: string): string | undefined =>
  pictures[`${FOLDER}${beside(from, picture)}`];

const beside = (from: string, to: string): string => new URL(to, `https://manual/${from}`).pathname.slice(1);
