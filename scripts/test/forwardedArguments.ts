type Token =
  | { kind: 'option'; name: string; rawName: string; value: string | undefined }
  | { kind: 'positional'; value: string }
  | { kind: 'option-terminator' }

/**
 * What the runner of a stage is told: all that is not ours, in the order in which it was given, since what stands behind an option
 * may be its value.
 *
 * @param tokens From `parseArgs`, with its own indexes left out.
 * @param ours Names of the options that are not for the runner.
 */
export function forwardedArguments(tokens: readonly Token[], ours: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    if (token.kind === 'positional') return [token.value]
    if (token.kind === 'option-terminator' || ours.includes(token.name)) return []
    return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
  })
}
