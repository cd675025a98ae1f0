import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';

/** What a page of the manual has beyond other texts. */
export interface PageParts {
  /** Is told which page beside this one was chosen. */
  onlink: (page: string) => void;
  /** The address of a picture that came with the app, by what the page calls it. */
  pictureAt: (name: string) => string | undefined;
}

/** Words, their shape, and what pictures are called. Nothing here is fetched: `src` is not allowed. */
const ALLOWED_TAGS = [
  ...[
    'a',
    'blockquote',
    'br',
    'code',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'li',
    'ol',
    'p',
  ],
  ...['pre', 's', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

const markdown = new MarkdownIt({ html: false, breaks: true, typographer: true });
const { escapeHtml } = markdown.utils;
markdown.renderer.rules['image'] = (tokens, index) =>
  `<img alt="${escapeHtml(tokens[index]?.content ?? '')}" data-name="${escapeHtml(String(tokens[index]?.attrGet('src')))}">`;

/** Pixels of a picture to one of the page. */
const DENSITY = 1.5;

/** A picture that came with the app is shown; any other would ask some other machine for it, so only its words are. */
function showPicture(picture: HTMLImageElement, page?: PageParts): void {
  const address = page?.pictureAt(picture.dataset['name'] ?? '');
  if (address) picture.srcset = `${address} ${DENSITY}x`;
  else picture.replaceWith(picture.alt);
}

/** A page beside this one: `fight.md`, `../fight.md`. */
const PAGE = /^(?:\.\.\/)?[a-z][a-z-/]*\.md$/;
const PAGE_OR_WEB = /^https:\/\/|^(?:\.\.\/)?[a-z][a-z-/]*\.md$/;

/**
 * What a text in Markdown looks like, as nodes to be put into the page. Links lead to https addresses only, in a tab of their
 * own; in a page of the manual also to other pages, and its pictures are shown. A line break counts in what was typed, not in
 * a page.
 */
export function rendered(text: string, page?: PageParts): DocumentFragment {
  markdown.set({ breaks: page === undefined });
  const fragment = DOMPurify.sanitize(markdown.render(text), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'start', 'alt'],
    ALLOWED_URI_REGEXP: page ? PAGE_OR_WEB : /^https:\/\//i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const picture of fragment.querySelectorAll('img')) showPicture(picture, page);
  for (const link of fragment.querySelectorAll('a')) {
    const to = link.getAttribute('href') ?? '';
    if (page && PAGE.test(to)) {
      const button = document.createElement('button');
      button.className = 'link';
      button.append(...link.childNodes);
      button.addEventListener('click', () => {
        page.onlink(to);
      });
      link.replaceWith(button);
      continue;
    }
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
