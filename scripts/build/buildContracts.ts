import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import solc from 'solc'

// Compiles the sandbox's contracts: `node scripts/build/buildContracts.ts`.

/** The part of solc's standard JSON output that is read here. */
interface SolcOutput {
  errors?: { formattedMessage: string }[]
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>
}

interface Compiled {
  /** What the names of the exports start with. */
  prefix: string
  abi: unknown
  bytecode: string
}

const contractsUrl = new URL('../../sandbox/src/contracts/', import.meta.url)
const sourcesUrl = new URL('solidity/', contractsUrl)
const generatedUrl = new URL('generated/', contractsUrl)
const header =
  '// Made by `node scripts/build/buildContracts.ts` from the files of ../solidity. Do not edit.\n'
const contracts = [
  { contract: 'Depository', prefix: 'depository' },
  { contract: 'DepositAddresses', prefix: 'depositAddresses' },
  { contract: 'Erc20', prefix: 'erc20' },
  { contract: 'WrappedNative', prefix: 'wrappedNative' },
  { contract: 'LegacyErc20', prefix: 'legacyErc20' },
  { contract: 'TaxedErc20', prefix: 'taxedErc20' },
  { contract: 'PermitErc20', prefix: 'permitErc20' },
  { contract: 'SwapSource', prefix: 'swapSource' },
  { contract: 'CallFiller', prefix: 'callFiller' },
  { contract: 'CallRunner', prefix: 'callRunner', file: 'CallFiller.sol' },
  { contract: 'Permit2', prefix: 'permit2' },
  { contract: 'ApprovalProxy', prefix: 'approvalProxy' },
  { contract: 'CallRouter', prefix: 'callRouter', file: 'ApprovalProxy.sol' },
]
/** Every file, since one may import another. */
const sources = Object.fromEntries(
  readdirSync(sourcesUrl)
    .filter((name) => name.endsWith('.sol'))
    .map((name) => [name, { content: readFileSync(new URL(name, sourcesUrl), 'utf8') }]),
)

const compiled = contracts.map(compile)

// Two files, so that a browser that needs an ABI never loads bytecode.
const abis = compiled.map(
  ({ abi, prefix }) => `export const ${prefix}Abi = ${JSON.stringify(abi, null, 2)} as const\n`,
)
const bytecodes = compiled.map(
  ({ bytecode, prefix }) => `export const ${prefix}Bytecode: Hex = '${bytecode}'\n`,
)

mkdirSync(generatedUrl, { recursive: true })
writeWhenChanged('abis.ts', [header, ...abis])
writeWhenChanged('bytecodes.ts', [`${header}import type { Hex } from 'viem'\n`, ...bytecodes])

function compile({
  contract,
  prefix,
  file = `${contract}.sol`,
}: {
  contract: string
  prefix: string
  file?: string
}): Compiled {
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without the trailing hash a change of a comment does not change the bytecode.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { [file]: { [contract]: ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  if (output.errors?.length) fail(output.errors.map((error) => error.formattedMessage).join('\n'))
  const result = output.contracts?.[file]?.[contract]
  if (!result?.evm.bytecode.object) return fail(`${file} holds no deployable contract named ${contract}.`)
  return { prefix, abi: result.abi, bytecode: `0x${result.evm.bytecode.object}` }
}

function writeWhenChanged(name: string, parts: string[]): void {
  const url = new URL(name, generatedUrl)
  const text = parts.join('\n')
  if (read(url) === text) return
  // Renaming is atomic: whoever imports the file meanwhile never sees half of it.
  const temporaryUrl = new URL(`${name}.${process.pid}.tmp`, generatedUrl)
  writeFileSync(temporaryUrl, text)
  renameSync(temporaryUrl, url)
  console.log(`wrote sandbox/src/contracts/generated/${name}`)
}

function read(url: URL): string | undefined {
  try {
    return readFileSync(url, 'utf8')
  } catch {
    return undefined
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
