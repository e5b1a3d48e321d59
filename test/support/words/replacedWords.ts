/** Words that the glossary of docs/voice.md replaces wherever they stand, as parts of a pattern. */
const replacedWords = [
  'money',
  'the service',
  'somebody',
  'nobody',
  'request number',
  'order number',
  'under way',
  'paid out',
  'payouts?',
  'smallest units?',
  'native currenc(?:y|ies)',
  'dearer',
]

/** Matches one of them, or one of further words. */
export function replacedWordsWith(...more: string[]): RegExp {
  return new RegExp(`\\b(?:${[...replacedWords, ...more].join('|')})\\b`, 'i')
}
