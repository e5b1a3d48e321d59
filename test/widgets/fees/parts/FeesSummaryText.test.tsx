import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'
import { FeesWidget } from '@causeway/react/widgets'
import { ExactAmounts } from '../../../../src/widgets/shared/messages/figures/exactAmounts.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../../support/runner/spyOnConsole.ts'

const complaints = spyOnConsole()

const env = createTestEnvironment()

it('behavior: writes a fee alike in its line and in the total where amounts have every digit', async () => {
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const gas = { ...quote.fees.gas, amount: 123_456_789_012_345_678n, amountUsd: undefined }
  const exact = { ...quote, fees: { ...quote.fees, gas } } as Quote
  renderWithCauseway(
    <ExactAmounts.Provider value>
      <FeesWidget quote={exact} defaultOpen />
    </ExactAmounts.Provider>,
    env,
  )
  const fee = (await screen.findByText('Network fee on Alder')).closest('div')
  expect(fee).toHaveTextContent(/0\.123457\sETH/)
  expect(screen.getByText(/^Fees/)).toHaveTextContent(/ 0\.123457\sETH$/)
})

const [origin] = env.chains
const token = { chainId: origin.id, address: '0x00000000000000000000000000000000000A11cE' }
const native = { chainId: origin.id, address: '0x0000000000000000000000000000000000000000' }

/** The fees of the provider, which are all that were charged. */
function chargedOf(platform: string, execution: string): object {
  const figures = {
    platform: { usd: platform },
    execution: { usd: execution },
    swap: { usd: '0' },
    app: { usd: '0' },
  }
  return { quoted: figures, actual: figures }
}

/** The summary of a delivered request whose record has these facts. */
function saidOf(currency: object, deposit: object, change: object = {}): string {
  const record = parseWithSchema(requestRecordSchema, {
    id: '0x1',
    status: 'success',
    createdAt: '',
    updatedAt: '',
    data: {
      inTxs: [{ chainId: origin.id, txHash: '0x2', ...deposit }],
      route: { quoted: { origin: { inputCurrency: { currency } } } },
      fees: chargedOf('-0.1', '-0.04'),
    },
    ...change,
  })
  const { container, unmount } = renderWithCauseway(<FeesWidget record={record} />, env)
  const items = container.querySelectorAll('[data-cw-part="fees-summary-item"]')
  const said = Array.from(items, ({ textContent }) => textContent?.replaceAll('\u00a0', ' ').trim()).join(
    ' · ',
  )
  unmount()
  return said
}

it.each([
  ['in ether alone', native, { fee: '5000000000000' }, 'Fees $0.14 · Network fee 0.000005 ETH'],
  ['in dollars, too', native, { fee: '5000000000000', feeUsd: '0.02' }, 'Fees $0.16'],
  ['unknown', native, {}, 'Fees $0.14 · Network fee not included'],
  [
    'without that of an approval',
    token,
    { fee: '5000000000000' },
    'Fees $0.14 · Network fee for deposit 0.000005 ETH',
  ],
  [
    'without that of an approval, in dollars, too',
    token,
    { fee: '5000000000000', feeUsd: '0.02' },
    'Fees $0.14 · Network fee for deposit 0.000005 ETH ($0.02)',
  ],
])(
  'behavior: adds a paid network fee only if it is known in the same unit: %s',
  (_, currency, deposit, said) => {
    expect(saidOf(currency, deposit)).toBe(said)
    expect(complaints()).toEqual([])
  },
)

it('behavior: says that the network fee of a deposit address’s payer is missing', () => {
  const change = { features: ['deposit_address'] }
  expect(saidOf(token, { fee: '5000000000000' }, change)).toBe('Fees $0.14 · Network fee not included')
})

it('behavior: doesn’t call a swap without provider fees free if it cost a network fee', () => {
  const data = {
    inTxs: [{ chainId: origin.id, txHash: '0x2', fee: '5000000000000' }],
    route: { quoted: { origin: { inputCurrency: { currency: native } } } },
    fees: chargedOf('0', '0'),
  }
  expect(saidOf(native, {}, { data })).toBe('No provider fees · Network fee 0.000005 ETH')
})

it('behavior: says that a sponsor has covered fees, instead of zero', () => {
  const shareOf = (amount: string) => ({ amount, currency: token, amountUsd: amount })
  const phase = {
    selectedComponents: ['platform'],
    components: {
      platform: { selected: true, total: shareOf('1'), sponsored: shareOf('1'), userPays: shareOf('0') },
    },
    sponsoredTotal: shareOf('1'),
    userPaysTotal: shareOf('0'),
  }
  const data = {
    inTxs: [{ chainId: origin.id, txHash: '0x2', fee: '5000000000000' }],
    route: { quoted: { origin: { inputCurrency: { currency: native } } } },
    fees: chargedOf('-1', '0'),
    feeSponsorship: { quoted: phase, actual: phase },
  }
  expect(saidOf(native, {}, { data })).toBe('Fees covered by sponsor · Network fee 0.000005 ETH')
})
