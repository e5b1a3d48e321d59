import { createClient, getQuote } from '@causeway/react/actions'
import {
  createConfig,
  executeSteps,
  createMemoryJournal,
  createMemoryLocks,
  createViemWallet,
} from '@causeway/react/execution'
import { createSimulatedSandbox } from '@causeway/sandbox/simulated'
import { createWalletClient, custom, defineChain, parseEther, zeroAddress } from 'viem'

const sandbox = createSimulatedSandbox({ connected: true })
const [account, refundTo, recipient] = sandbox.accounts
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const chains = sandbox.chains.map(({ id, name }) =>
  defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [] } } }),
)
const transports = Object.fromEntries(chains.map(({ id }) => [id, custom(sandbox.rpc(id))]))
const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: sandbox.fetch })
const [journal, locks] = [createMemoryJournal(), createMemoryLocks()]
const config = createConfig({ client, chains, transports, journal, locks })
const wallet = createViemWallet(createWalletClient({ account, transport: custom(sandbox.provider) }), {
  chains,
})

const quote = await getQuote(client, {
  user: account,
  recipient,
  refundTo,
  originChainId: 31337,
  originCurrency: zeroAddress,
  destinationChainId: 31338,
  destinationCurrency: zeroAddress,
  amount: parseEther('1'),
  tradeType: 'EXACT_INPUT',
})
const { status, error } = await executeSteps(config, { quote, wallet })
console.info(status, error?.message ?? quote.details.currencyOut.amountFormatted)
sandbox.close()
