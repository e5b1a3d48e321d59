import { getQuote } from '@causeway/react/actions'
import { createConfig, createMemoryJournal, createMemoryLocks, executeSteps } from '@causeway/react/execution'
import { sandboxConfig } from '@causeway/sandbox/page'
import { parseEther, zeroAddress } from 'viem'

const { config: sandbox, wallet } = sandboxConfig()
const config = createConfig({ ...sandbox, journal: createMemoryJournal(), locks: createMemoryLocks() })
const [origin, destination] = sandbox.chains
const quote = await getQuote(config.client, {
  user: wallet.address,
  refundTo: wallet.address,
  originChainId: origin.id,
  originCurrency: zeroAddress,
  destinationChainId: (destination ?? origin).id,
  destinationCurrency: zeroAddress,
  amount: parseEther('1'),
  tradeType: 'EXACT_INPUT',
})
const { status, error } = await executeSteps(config, { quote, wallet })
console.info(status, error?.message ?? quote.details.currencyOut.amountFormatted)
