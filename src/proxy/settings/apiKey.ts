/** A shorter key would occur in a response by chance, which would then be withheld. */
const minApiKeyLength = 8

/** The rule for a key, used in messages. */
export const apiKeyRule = `it must have at least ${minApiKeyLength} visible ASCII characters; is the environment variable set?`

/** Whether a value can be a key. */
export function isApiKey(apiKey: unknown): apiKey is string {
  return typeof apiKey === 'string' && apiKey.length >= minApiKeyLength && /^[\x21-\x7e]+$/.test(apiKey)
}
