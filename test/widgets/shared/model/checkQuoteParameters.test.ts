import { expect, it } from 'vitest'
import { checkQuoteParameters } from '../../../../src/widgets/shared/model/checkQuoteParameters.ts'

const takes = [
  'appFees',
  'referrer',
  'refundOnOrigin',
  'usePermit',
  'permitExpiry',
  'fixedRate',
  'txs',
  'type',
]
const elsewhere = ['refundTo', 'refund', 'slippageTolerance']
const check = (given: object) => checkQuoteParameters(given, { caller: 'Swap.Root', takes, elsewhere })

it.each([
  ['appFee', 'appFees'],
  ['fees', 'appFees'],
  ['referer', 'referrer'],
  ['refferer', 'referrer'],
  ['usepermit', 'usePermit'],
  ['fixRate', 'fixedRate'],
  ['permit', 'usePermit'],
  ['perm', 'permitExpiry'],
])('error: refuses %s, and suggests %s', (name, meant) => {
  expect(() => check({ [name]: 1 })).toThrow(
    expect.objectContaining({
      name: 'InvalidArgumentError',
      argument: `quoteParameters.${name}`,
      rule: `there is none; did you mean \`${meant}\`?`,
    }) as Error,
  )
})

it.each(['refundT', 'slippage', 'url', 'a'])(
  'error: refuses %s, without naming what is set elsewhere',
  (name) => {
    expect(() => check({ [name]: 1 })).toThrow(
      expect.objectContaining({ rule: `there are ${takes.map((one) => `\`${one}\``).join(', ')}` }) as Error,
    )
  },
)

it('default: accepts what a page may set, and says where the rest is set', () => {
  const given = { appFees: [], referrer: 'x', txs: [], type: 'open', refundTo: undefined }
  expect(() => check(given)).not.toThrow()
})

it('error: refuses a list', () => {
  expect(() => check([])).toThrow('must be an object')
})
