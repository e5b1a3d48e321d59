/** A shorter one would be found by chance in an answer, which would then be withheld. */
const minApiKeyLength = 8

/** What a key must be, for messages. */
export const apiKeyRule = `it must have at least ${minApiKeyLength} visible ASCII characters; it may not be set`

/** Whether a value can be a key. */
export function isApiKey(apiKey: unknown): apiKey is string {
  return typeof apiKey === 'string' && apiKey.length >= minApiKeyLength && /^[\x21-\x7e]+$/.test(apiKey)
}
