import { crossWithToken } from './support/crossWithToken.ts'
import { test } from './support/test.ts'

// Public deployments write less, and in their own words: the main way through, once more, on a service that does so.
test.use({ writing: { dialect: 'deployment', brand: 'acme' } })

test('default: a token crosses where the service writes as deployments do', ({
  page,
  demoPage,
  ledger,
  quotes,
}) => crossWithToken({ page, demoPage, ledger, quotes }))
