import { createClient, getQuote } from '@causeway/react/actions'
import { createConfig, createMemoryJournal, createMemoryLocks, executeSteps } from '@causeway/react/execution'
import { sandboxConfig } from '@causeway/sandbox/page'
import { parseEther, zeroAddress } from 'viem'

const sandbox = sandboxConfig()
const { deployment, ...chains } = sandbox.config
const client = createClient({ deployment })
const config = createConfig({ client, ...chains, journal: createMemoryJournal(), locks: createMemoryLocks() })
const user = sandbox.wallet.address
const [origin, destination] = chains.chains

const quote = await getQuote(client, {
  user,
  recipient: user,
  originChainId: origin.id,
  originCurrency: zeroAddress,
  destinationChainId: destination?.id ?? origin.id,
  destinationCurrency: zeroAddress,
  amount: parseEther('1'),
  tradeType: 'EXACT_INPUT',
})
const { status, error } = await executeSteps(config, { quote, wallet: sandbox.wallet })
console.info(status, error?.message ?? quote.details.currencyOut.amountFormatted)
process.exitCode = status === 'success' ? 0 : 1
