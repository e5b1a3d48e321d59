import { expect, it } from 'vitest'
import { DepositAddressWidget } from '../../../src/widgets/deposit-address/DepositAddressWidget.tsx'
import { SwapWidget } from '../../../src/widgets/swap/SwapWidget.tsx'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../support/spyOnConsole.ts'

spyOnConsole()

/** As a page without types writes it. */
const misspelt: object = { appFee: [] }

it.each([
  ['Swap.Root', <SwapWidget key="swap" quoteParameters={misspelt} />],
  ['DepositAddress.Root', <DepositAddressWidget key="deposit" quoteParameters={misspelt} />],
])('error: %s names a quote parameter that is misspelt, and the one that is meant', (caller, widget) => {
  expect(() => renderWithCauseway(widget, createTestEnvironment())).toThrow(
    `The argument "quoteParameters.appFee" of \`${caller}\` is invalid: there is none; did you mean \`appFees\`?`,
  )
})
