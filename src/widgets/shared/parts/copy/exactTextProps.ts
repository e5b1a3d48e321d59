/** Attributes of a field whose text counts letter by letter: no browser and no translator may touch it. */
export const exactTextProps = {
  type: 'text',
  dir: 'ltr',
  translate: 'no',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const
