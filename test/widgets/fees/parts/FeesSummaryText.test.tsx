import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { FeesWidget } from '@causeway/react/widgets'
import { ExactAmounts } from '../../../../src/widgets/shared/messages/figures/exactAmounts.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()

it('behavior: where amounts have every digit, a fee reads the same in its line and in the total', async () => {
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
