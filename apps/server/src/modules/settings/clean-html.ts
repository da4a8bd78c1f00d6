// Text with headings, lists, emphasis and links, and nothing that acts. The cleaner is a library
// with a parser of its own; what is kept is said here: few tags, of attributes a link's address,
// and of addresses those of the web, of mail and of our own pages.
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const require = createRequire(import.meta.url);
/** Loaded with the first text that staff save. */
const cleaner = () => require('sanitize-html') as typeof sanitize;

const kept = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'br',
  'hr',
  'a',
];

/** The content of these elements is no text for readers. */
const silent = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'title',
  'textarea',
  'option',
  'xmp',
];

/** A path of ours begins with one slash: after two, or a slash that leans back, comes a host. */
const safeAddress = /^(?:https:\/\/|mailto:|\/(?![/\\]))[^\s"'<>`\\]*$/iu;

const options: sanitize.IOptions = {
  allowedTags: kept,
  nonTextTags: silent,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href = '' }) =>
      safeAddress.test(href)
        ? { tagName, attribs: { href, rel: 'noopener noreferrer' } }
        : { tagName: 'span', attribs: {} },
  },
};

export const cleanHtml = (html: string): string => cleaner()(html, options);
