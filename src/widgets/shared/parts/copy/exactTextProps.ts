/** Attributes of a field whose exact text matters: neither the browser nor a translator may change it. */
export const exactTextProps = {
  type: 'text',
  dir: 'ltr',
  translate: 'no',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const
