// English texts of how staff keep the help centre’s articles.
export const help = {
  intro:
    'Help articles by topic. Changes appear to players at once. Every version is kept, and every change is recorded in the audit log.',
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
  'not-written': '{language} – not written',
} as const;
