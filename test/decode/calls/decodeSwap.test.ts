import { concat, encodeFunctionData, pad, parseAbi, toFunctionSelector, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeSwap } from '../../../src/decode/calls/decodeSwap.ts'

const [tokenIn, tokenOut, between, recipient, surplusRecipient] = [1, 2, 3, 4, 5].map((digit) =>
  pad(`0x${digit}`, { size: 20 }),
) as [Hex, Hex, Hex, Hex, Hex]
const [deadline, amountIn, minimum] = [1_767_225_600n, 77n, 88n]
const path = [tokenIn, between, tokenOut]
const ofRouter = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({ abi: parseAbi([signature]) as readonly unknown[], args } as never) as Hex

const v2 = 'address[] path, address to, uint256 deadline'
/** As the routers' own documents name the functions. */
const swaps: readonly [signature: string, args: readonly unknown[], token: Hex][] = [
  [
    `function swapExactTokensForTokens(uint256 a, uint256 b, ${v2})`,
    [amountIn, minimum, path, recipient, deadline],
    tokenOut,
  ],
  [
    `function swapExactTokensForETH(uint256 a, uint256 b, ${v2})`,
    [amountIn, minimum, path, recipient, deadline],
    zeroAddress,
  ],
  [
    `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 a, uint256 b, ${v2})`,
    [amountIn, minimum, path, recipient, deadline],
    tokenOut,
  ],
  [
    `function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 a, uint256 b, ${v2})`,
    [amountIn, minimum, path, recipient, deadline],
    zeroAddress,
  ],
  [
    `function swapTokensForExactTokens(uint256 b, uint256 a, ${v2})`,
    [minimum, amountIn, path, recipient, deadline],
    tokenOut,
  ],
  [
    `function swapTokensForExactETH(uint256 b, uint256 a, ${v2})`,
    [minimum, amountIn, path, recipient, deadline],
    zeroAddress,
  ],
  [
    `function swapExactETHForTokens(uint256 b, ${v2}) payable`,
    [minimum, path, recipient, deadline],
    tokenOut,
  ],
  [
    `function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 b, ${v2}) payable`,
    [minimum, path, recipient, deadline],
    tokenOut,
  ],
  [
    `function swapETHForExactTokens(uint256 b, ${v2}) payable`,
    [minimum, path, recipient, deadline],
    tokenOut,
  ],
  [
    'function exactInputSingle((address a, address b, uint24 c, address d, uint256 e, uint256 f, uint256 g, uint160 h) p)',
    [{ a: tokenIn, b: tokenOut, c: 500, d: recipient, e: deadline, f: amountIn, g: minimum, h: 0n }],
    tokenOut,
  ],
  [
    'function exactInputSingle((address a, address b, uint24 c, address d, uint256 f, uint256 g, uint160 h) p)',
    [{ a: tokenIn, b: tokenOut, c: 500, d: recipient, f: amountIn, g: minimum, h: 0n }],
    tokenOut,
  ],
  [
    'function exactInput((bytes path, address d, uint256 e, uint256 f, uint256 g) p)',
    [
      {
        path: concat([tokenIn, '0x0001f4', between, '0x000bb8', tokenOut]),
        d: recipient,
        e: deadline,
        f: amountIn,
        g: minimum,
      },
    ],
    tokenOut,
  ],
  [
    'function exactInput((bytes path, address d, uint256 f, uint256 g) p)',
    [{ path: concat([tokenIn, '0x0001f4', tokenOut]), d: recipient, f: amountIn, g: minimum }],
    tokenOut,
  ],
  [
    'function swap(address a, address b, uint256 c, uint256 d, address e, address f, uint256 g)',
    [tokenIn, tokenOut, amountIn, minimum, recipient, surplusRecipient, deadline],
    tokenOut,
  ],
]
const [[signature, args] = ['', []]] = swaps
const plain = ofRouter(signature, args)

describe('decodeSwap', () => {
  it.each(swaps)('default: decodes %s', (signature, args, token) => {
    const data = ofRouter(signature, args)
    // A swap of native tokens takes the value that is sent along.
    const taken = signature.includes('payable') ? undefined : { token: tokenIn, amount: amountIn }
    const swap = {
      recipient,
      token,
      minimum,
      taken,
      ...(signature.startsWith('function swap(') && { surplusRecipient }),
    }
    expect(decodeSwap(data)).toEqual(swap)
    expect(decodeSwap(concat([data, pad('0xabcd')]))).toEqual(swap)
    expect(decodeSwap(data.toUpperCase().replace('0X', '0x') as Hex)).toEqual(swap)
  })

  it('behavior: gives no recipient for a surplus to the zero address', () => {
    const [signature = '', args = []] = swaps.at(-1) ?? []
    const toNobody = args.map((arg) => (arg === surplusRecipient ? zeroAddress : arg))
    expect(decodeSwap(ofRouter(signature, toNobody))).toEqual({
      recipient,
      token: tokenOut,
      minimum,
      taken: { token: tokenIn, amount: amountIn },
      surplusRecipient: undefined,
    })
  })

  // https://docs.uniswap.org/contracts/v2/reference/smart-contracts/router-02, and v3's SwapRouter and SwapRouter02.
  it.each([
    ['0x38ed1739', 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)'],
    ['0x18cbafe5', 'swapExactTokensForETH(uint256,uint256,address[],address,uint256)'],
    ['0x7ff36ab5', 'swapExactETHForTokens(uint256,address[],address,uint256)'],
    ['0x414bf389', 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))'],
    ['0x04e45aaf', 'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))'],
    ['0xc04b8d59', 'exactInput((bytes,address,uint256,uint256,uint256))'],
    ['0xb858183f', 'exactInput((bytes,address,uint256,uint256))'],
  ])('default: uses %s, by which explorers know the selector', (selector, signature) => {
    expect(toFunctionSelector(signature)).toBe(selector)
  })

  it.each<[string, Hex]>([
    ['another function', `0xdeadbeef${plain.slice(10)}`],
    ['nothing', '0x'],
    ['too few bytes', plain.slice(0, -64) as Hex],
    ['half a word behind it', concat([plain, '0xabcd'])],
    ['two words behind it', concat([plain, pad('0x01'), pad('0x02')])],
    [
      'an address with something in front',
      plain.replace(pad(recipient).slice(2), `ff${pad(recipient).slice(4)}`) as Hex,
    ],
    ['a path of no tokens', ofRouter(signature, [amountIn, minimum, [], recipient, deadline])],
    [
      'a path that ends within a fee',
      ofRouter('function exactInput((bytes path, address d, uint256 f, uint256 g) p)', [
        { path: concat([tokenIn, '0x0001f4']), d: recipient, f: amountIn, g: minimum },
      ]),
    ],
    [
      'a path of one token',
      ofRouter('function exactInput((bytes path, address d, uint256 f, uint256 g) p)', [
        { path: tokenIn, d: recipient, f: amountIn, g: minimum },
      ]),
    ],
    [
      // The list is a word later than the ABI encodes it, behind a decoy.
      'a list that stands elsewhere',
      (() => {
        const words = plain.slice(10).match(/.{64}/g) ?? []
        const [a = '', b = '', , to = '', until = '', ...list] = words
        const later = (6 * 32).toString(16).padStart(64, '0')
        return `0x${plain.slice(2, 10)}${[a, b, later, to, until, pad(recipient).slice(2), ...list].join('')}` as Hex
      })(),
    ],
  ])('behavior: gives undefined for %s', (_, data) => {
    expect(decodeSwap(data)).toBeUndefined()
  })
})
