import { expect, it } from 'vitest'
import { fromBrandedQuote } from '@causeway/react/schemas'
import { toBrandWords } from '../../src/dialect/brandWords.ts'

it('default: writes every name with the brand that the library reads', () => {
  const fees = { gas: 1, svcer: 2, svcerGas: 3, svcerService: 4, svcerCurrency: 5 }
  const branded = toBrandWords({ fees }, 'acme')
  expect(branded).toEqual({ fees: { gas: 1, acmeer: 2, acmeerGas: 3, acmeerService: 4, acmeerCurrency: 5 } })
  expect(fromBrandedQuote(branded, 'acme')).toEqual(fromBrandedQuote({ fees }, 'svc'))
})
