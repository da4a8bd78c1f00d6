// English texts of how staff keep the help centre’s articles.
export const help = {
  intro:
    'Articles by topic, as players read them. Changes appear on open pages at once. Every version is kept, and every change is in the audit log.',
  'article-new': 'New article',
  subject: 'Topic',
  'whose-text': 'Text',
  'houses-text': 'Default text',
  'text-by': 'By {name}',
  'saved-at': 'Saved',
  versions: '{count, plural, one {# version} other {# versions}}',
  version: 'Version {number}, {name}, {when}',
  'version-take': 'Use this version',
  reset: 'Reset to the default text',
  'reset-sure': 'Yes, reset it',
  'not-written': '{language} – missing',
} as const;
