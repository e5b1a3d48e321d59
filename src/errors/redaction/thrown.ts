/** Reads a field of something thrown. If it is a getter or a proxy that throws as well, the field counts as undefined. */
export function thrownField(thrown: unknown, name: string): unknown {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  try {
    return Reflect.get(thrown, name)
  } catch {
    return undefined
  }
}

/** `instanceof` for something thrown: a proxy may throw even at that. */
export function isThrown<error>(
  thrown: unknown,
  type: abstract new (...parameters: never[]) => error,
): thrown is error {
  try {
    return thrown instanceof type
  } catch {
    return false
  }
}

/** The text of an error: a library's `shortMessage` if there is one, else its `message`. */
export function thrownText(thrown: unknown): string | undefined {
  const texts = [thrownField(thrown, 'shortMessage'), thrownField(thrown, 'message')]
  return texts.find((text) => typeof text === 'string')
}

/**
 * Copies an error so that it is safe to show, log and store: its name, its code, its text after `conceal`, and its cause. Everything else
 * is left out, since it may contain what was to be signed, a signature or a key.
 */
export function copyError(
  thrown: object,
  { conceal, copyCause }: { conceal: (text: string) => string; copyCause: (cause: unknown) => unknown },
): Error {
  const copy = new Error(conceal(thrownText(thrown) ?? ''))
  const [name, code, cause] = ['name', 'code', 'cause'].map((field) => thrownField(thrown, field))
  if (typeof name === 'string') copy.name = conceal(name)
  if (typeof code === 'number') Object.assign(copy, { code })
  if (typeof code === 'string') Object.assign(copy, { code: conceal(code) })
  if (cause !== undefined) copy.cause = copyCause(cause)
  return copy
}

/** Causes are followed this deep; wallets and libraries wrap errors a few times. */
export const maxCauses = 8
