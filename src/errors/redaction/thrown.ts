/**
 * A field of what somebody threw. It may be a getter or a proxy of theirs, which throws as well: then it has none.
 */
export function thrownField(thrown: unknown, name: string): unknown {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  try {
    return Reflect.get(thrown, name)
  } catch {
    return undefined
  }
}

/** Whether what was thrown is of a class; a proxy may throw when it is asked. */
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

/** What an error says, in the words of a library that shortens them where there are any. */
export function thrownText(thrown: unknown): string | undefined {
  const texts = [thrownField(thrown, 'shortMessage'), thrownField(thrown, 'message')]
  return texts.find((text) => typeof text === 'string')
}

/**
 * Copies what was thrown in a form that anyone may see, log and store: its name, its code, its text after `conceal`, and its cause. All
 * else is left out, since it may hold what was to be signed, a signature, or a key.
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
