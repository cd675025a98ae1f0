import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';

/** Words and their shape, nothing that is fetched: a picture in a text would ask some other machine for it. */
const ALLOWED_TAGS = [
  ...['a', 'blockquote', 'br', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p'],
  ...['pre', 's', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

const markdown = new MarkdownIt({ html: false, breaks: true, typographer: true });
markdown.renderer.rules['image'] = (tokens, index) => markdown.utils.escapeHtml(tokens[index]?.content ?? '');

/** A page beside this one: `fight.md`, `../fight.md`. */
const PAGE = /^(?:\.\.\/)?[a-z][a-z-/]*\.md$/;

/**
 * What a text in Markdown looks like, as nodes to be put into the page. Links lead to https addresses only, in a tab of their
 * own; with `onlink`, for the pages of the manual, also to pages beside the text, which it is told. A line break counts in what
 * was typed, not in a page.
 */
export function rendered(text: string, onlink?: (page: string) => void): DocumentFragment {
  markdown.set({ breaks: onlink === undefined });
  const fragment = DOMPurify.sanitize(markdown.render(text), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: onlink ? new RegExp(`^https://|${PAGE.source}`) : /^https:\/\//i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const page = link.getAttribute('href') ?? '';
    if (onlink && PAGE.test(page)) {
      const button = document.createElement('button');
      button.className = 'link';
      button.append(...link.childNodes);
      button.addEventListener('click', () => {
        onlink(page);
      });
      link.replaceWith(button);
      continue;
    }
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
