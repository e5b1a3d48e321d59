import { parseAbi, type Address, type Chain, type Client, type Transport } from 'viem'
import { estimateFeesPerGas, readContract } from 'viem/actions'

/** How much the gas price may rise until the transaction is mined, in percent. */
const marginPercent = 20n

/**
 * Assumed length of a transaction for its data fee, unsigned and in bytes. A deposit has a few hundred, a swap through a router and several
 * exchanges a few thousand; for a longer one, the fee is underestimated.
 */
const transactionBytes = 8_192n

const gasPriceOracleAbi = parseAbi(['function getL1FeeUpperBound(uint256) view returns (uint256)'])

/** Reads what `gas` units cost at most on a chain, in base units of its native token. */
export async function readMaxNetworkFee(client: Client<Transport, Chain>, gas: bigint): Promise<bigint> {
  const [perGas, dataFee] = await Promise.all([readMaxFeePerGas(client), readDataFee(client)])
  return ((gas * perGas + dataFee) * (100n + marginPercent)) / 100n
}

async function readMaxFeePerGas(client: Client<Transport, Chain>): Promise<bigint> {
  try {
    const { maxFeePerGas } = await estimateFeesPerGas(client)
    return maxFeePerGas
  } catch (error) {
    // The chain doesn't support EIP-1559.
    if (!(error instanceof Error && error.name === 'Eip1559FeesNotSupportedError')) throw error
    const { gasPrice } = await estimateFeesPerGas(client, { chain: client.chain, type: 'legacy' })
    return gasPrice
  }
}

/** Reads the layer 1 data fee of OP Stack rollups, from the contract that viem's chain definition names. */
async function readDataFee(client: Client<Transport, Chain>): Promise<bigint> {
  const oracle = client.chain.contracts?.['gasPriceOracle']
  if (!oracle || !('address' in oracle)) return 0n
  return readContract(client, {
    address: oracle.address as Address,
    abi: gasPriceOracleAbi,
    functionName: 'getL1FeeUpperBound',
    args: [transactionBytes],
  })
}
