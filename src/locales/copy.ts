/** The words of buttons that copy, in English. They come with the first of them. */
export const copy = {
  copy: 'Copy',
  'copy.label': 'Copy {what}',
  'copy.done': 'Copied: {what}',
  'copy.failed': 'It could not be copied. Select the text instead.',
} as const
