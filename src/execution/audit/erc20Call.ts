/** A call of a token's function that moves money or gives the right to. */
export interface Erc20Call {
  name:
    | 'approve'
    | 'increaseAllowance'
    | 'transfer'
    | 'transferFrom'
    | 'permit'
    | 'setApprovalForAll'
    | 'multicall'
    | 'withdraw'
  /** Who gets the right or the money; lower case. Only where the function has one. */
  target?: `0x${string}` | undefined
  /** Smallest unit. */
  amount?: bigint | undefined
}

/** Names and arguments by selector: `t` is who gets something, `a` how much. */
const functions: Readonly<Record<string, readonly [Erc20Call['name'], '' | 'ta' | 'a']>> = {
  '0x095ea7b3': ['approve', 'ta'],
  '0x39509351': ['increaseAllowance', ''],
  '0xa9059cbb': ['transfer', 'ta'],
  '0x23b872dd': ['transferFrom', ''],
  '0xd505accf': ['permit', ''],
  '0xa22cb465': ['setApprovalForAll', ''],
  '0x2e1a7d4d': ['withdraw', 'a'],
  '0xac9650d8': ['multicall', ''],
  '0x5ae401dc': ['multicall', ''],
}

/** Hex digits of one ABI word. */
const wordLength = 64

/**
 * Reads calldata as a call of a token, by selector.
 *
 * @returns undefined for any other function. A known selector with too few bytes has no `target` or `amount`.
 */
export function readErc20Call(data: `0x${string}`): Erc20Call | undefined {
  const selector = data.slice(0, 10).toLowerCase()
  const known = Object.hasOwn(functions, selector) ? functions[selector] : undefined
  if (!known) return undefined
  const [name, shape] = known
  const word = (index: number) => {
    const digits = data.slice(10 + index * wordLength, 10 + (index + 1) * wordLength)
    return digits.length === wordLength ? digits.toLowerCase() : undefined
  }
  const target = shape === 'ta' ? word(0) : undefined
  const amount = shape === '' ? undefined : word(shape.length - 1)
  return {
    name,
    target: target === undefined ? undefined : `0x${target.slice(24)}`,
    amount: amount === undefined ? undefined : BigInt(`0x${amount}`),
  }
}
