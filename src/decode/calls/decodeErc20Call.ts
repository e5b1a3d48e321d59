/** A call of a token function that moves funds or grants a right to them. */
export interface Erc20Call {
  name: string
  /** The account that gets the funds or the right, in lower case, if the function has one. */
  target?: `0x${string}` | undefined
  /** Base units. */
  amount?: bigint | undefined
}

/** Names by selector, and the arguments that are decoded: `t` is the target, `a` the amount. */
const functions: Readonly<Record<string, readonly [name: string, shape?: 'ta' | 'a']>> = {
  '0x095ea7b3': ['approve', 'ta'],
  '0xa9059cbb': ['transfer', 'ta'],
  '0x2e1a7d4d': ['withdraw', 'a'],
  '0x23b872dd': ['transferFrom'],
  '0x39509351': ['increaseAllowance'],
  '0xd73dd623': ['increaseApproval'],
  '0xd505accf': ['permit'],
  // DAI, and Permit2 for one token and for several.
  '0x8fcbaf0c': ['permit'],
  '0x2b67b570': ['permit'],
  '0x2a2d80d1': ['permit'],
  '0x87517c45': ['approve'],
  '0x36c78516': ['transferFrom'],
  // ERC-677, ERC-1363, ERC-777.
  '0x4000aea0': ['transferAndCall'],
  '0x1296ee62': ['transferAndCall'],
  '0xcae9ca51': ['approveAndCall'],
  '0x3177029f': ['approveAndCall'],
  '0x9bd9bbc6': ['send'],
  '0x62ad1b83': ['operatorSend'],
  '0x959b8c3f': ['authorizeOperator'],
  // ERC-721, ERC-1155, ERC-6909.
  '0xa22cb465': ['setApprovalForAll'],
  '0x42842e0e': ['safeTransferFrom'],
  '0xb88d4fde': ['safeTransferFrom'],
  '0xf242432a': ['safeTransferFrom'],
  '0x2eb2c2d6': ['safeBatchTransferFrom'],
  '0x558a7297': ['setOperator'],
  // Functions of single protocols that move funds, or let others move or borrow them.
  '0xb753a98c': ['push'],
  '0xbb35783b': ['move'],
  '0x110496e5': ['allow'],
  '0xc04a8a10': ['approveDelegation'],
  // An approval without an amount has no limit.
  '0xdaea85c5': ['approve'],
  // Functions with which vaults and lending pools pay out, burn or lend for their caller.
  '0xba087652': ['redeem'],
  '0xb460af94': ['withdraw'],
  '0x69328dec': ['withdraw'],
  '0xdb006a75': ['redeem'],
  '0x852a12e3': ['redeemUnderlying'],
  '0xc5ebeaec': ['borrow'],
  '0xa415bcad': ['borrow'],
  '0x42966c68': ['burn'],
  // Calls through a contract account, and the transfer of a contract's ownership.
  '0xb61d27f6': ['execute'],
  '0x6a761202': ['execTransaction'],
  '0xf2fde38b': ['transferOwnership'],
  // Several calls in one, which could be any of the above.
  '0xac9650d8': ['multicall'],
  '0x5ae401dc': ['multicall'],
  '0x1f0464d1': ['multicall'],
  '0x82ad56cb': ['aggregate3'],
  '0x8d80ff0a': ['multiSend'],
}

/** Length of a selector with `0x`, and of an ABI word, in characters. */
const selectorEnd = 10
const wordLength = 64

/** The padding in front of an address in a word. */
const addressPadding = '0'.repeat(24)

/**
 * Decodes calldata as a call of a token, by selector.
 *
 * @returns undefined for any other function. A known selector with too few bytes has no `target` or `amount`.
 */
export function decodeErc20Call(data: `0x${string}`): Erc20Call | undefined {
  const selector = data.slice(0, selectorEnd).toLowerCase()
  const known = Object.hasOwn(functions, selector) ? functions[selector] : undefined
  if (!known) return undefined
  const [name, shape] = known
  const word = (index: number) => {
    const start = selectorEnd + index * wordLength
    const digits = data.slice(start, start + wordLength)
    return digits.length === wordLength ? digits.toLowerCase() : undefined
  }
  const target = shape === 'ta' ? word(0) : undefined
  const amount = shape === undefined ? undefined : word(shape.length - 1)
  return {
    name,
    // An address that isn't padded with zeros is invalid.
    target: target?.startsWith(addressPadding) ? `0x${target.slice(addressPadding.length)}` : undefined,
    amount: amount === undefined ? undefined : BigInt(`0x${amount}`),
  }
}
