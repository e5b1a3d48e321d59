import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkChains } from '../../errors/checks/checkChains.ts'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { parseWithSchema } from '../../schemas/base/parseWithSchema.ts'
import { comparableAddress } from '../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { findTokenProblem, listedNative, type TokenProblem } from './findTokenProblem.ts'
import type { Token } from '../../utils/tokens/token.ts'
import { tokenSchema } from './tokenSchema.ts'

/** The tokens of a list for the given chains. */
export interface TokenList {
  /** The list's name for itself; untrusted text. */
  name: string | undefined
  /** The tokens on the given chains, for `createConfig({ tokens })` or `config.tokens.setState()`. */
  tokens: Token[]
  /** Invalid entries, which were left out. */
  problems: TokenProblem[]
}

export interface ParseTokenListOptions {
  /** Chains whose tokens to return. */
  chains: readonly AnyChain[]
}

/**
 * Parses a token list in the format of https://tokenlists.org. Tokens on other chains are left out. An entry that can't be parsed or has a
 * wrong checksum is left out too, so that one bad entry doesn't invalidate the list.
 *
 * @param list The list, parsed or as text; `fetchTokenList` takes its URL.
 * @throws {InvalidArgumentError} when it isn't a token list, or the chains are invalid.
 *
 * @example
 * const response = await fetch('/tokens.json')
 * const { tokens, problems } = parseTokenList(await response.json(), { chains: [mainnet, base] })
 */
export function parseTokenList(list: unknown, options: ParseTokenListOptions): TokenList {
  // Untyped code may omit them.
  const { chains } = (options as typeof options | undefined) ?? {}
  checkChains(chains, 'parseTokenList', 'options.chains')
  checkFields('options', options, ['chains'], invalid)
  return toTokenList(list, options.chains, invalidList)
}

/**
 * The tokens of a list that are on some chains.
 *
 * @param toError Creates the error for an invalid list.
 */
export function toTokenList(
  list: unknown,
  chains: readonly AnyChain[],
  toError: (rule: string) => Error,
): TokenList {
  const json = typeof list === 'string' ? parseJson(list, toError) : list
  if (!isObject(json) || !Array.isArray(json['tokens'])) throw toError('it must be an object with `tokens`')
  const { name } = json
  const chainIds = new Set<unknown>(chains.map(({ id }) => id))
  const tokens: Token[] = []
  const problems: TokenProblem[] = []
  for (const [index, entry] of json['tokens'].entries()) {
    if (isObject(entry) && Number.isInteger(entry['chainId']) && !chainIds.has(entry['chainId'])) continue
    const problem = findTokenProblem(entry, { index, chains })
    if (problem) problems.push(problem)
    else tokens.push(toToken(entry))
  }
  return { name: typeof name === 'string' ? name : undefined, tokens, problems }
}

/** Only the fields of a token: lists have others. */
function toToken(entry: unknown): Token {
  const { address, ...token } = parseWithSchema(tokenSchema, entry)
  return { ...token, address: comparableAddress(address) === listedNative ? zeroAddress : address }
}

function parseJson(text: string, toError: (rule: string) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw toError(
      /^(https?|ipfs|ipns):/.test(text)
        ? 'it must be the list itself; `fetchTokenList` takes its address'
        : 'it must be JSON',
    )
  }
}

function invalidList(rule: string): InvalidArgumentError {
  return invalid('list', rule)
}

function invalid(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'parseTokenList', argument, rule })
}
