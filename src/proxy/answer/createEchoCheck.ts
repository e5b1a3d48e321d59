/**
 * Makes a function that tells whether a text holds the API key: as it is, in another letter case, percent-encoded,
 * in base64 or in hexadecimal.
 */
export function createEchoCheck(apiKey: string): (text: string) => boolean {
  const base64 = btoa(apiKey).replace(/=+$/, '')
  const hex = Array.from(apiKey, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const forms = [
    apiKey,
    encodeURIComponent(apiKey),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
    hex,
  ].map((form) => form.toLowerCase())
  const holds = (text: string) => {
    const lower = text.toLowerCase()
    return forms.some((form) => lower.includes(form))
  }
  return (text) => holds(text) || (text.includes('%') && holds(percentDecoded(text)))
}

/** Decodes what is ASCII; the key is nothing else. */
function percentDecoded(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
