import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export interface Area {
  /** What is changed. */
  files: readonly string[]
  /** What is to notice it: the tests that are about it, so that a change takes no more than these do. */
  tests: readonly string[]
  /** The tests render, and need a document. @default false */
  rendered?: boolean | undefined
}

/** A folder of `src` and the folder of `test` that mirrors it. */
const mirrored = (folder: string): Area => ({
  files: [`src/${folder}/**/*.ts`],
  tests: [`test/${folder}/**/*.test.ts`],
})

/** What a widget decides, without its parts, and the tests of that widget. */
const modelOf = (widget: string): Area => ({
  files: [`src/widgets/${widget}/model/**/*.{ts,tsx}`],
  tests: [`test/widgets/${widget}/**/*.test.{ts,tsx}`],
  rendered: true,
})

/** The widgets that decide something, and what all of them share. */
const widgets = globSync('src/widgets/*/model').map((path) => basename(dirname(path)))

/** What decides about money or words about money, in parts: each file stands in one of them. */
export const areas: Readonly<Record<string, Area>> = {
  utils: mirrored('utils'),
  decode: mirrored('decode'),
  audit: {
    files: ['src/audit/**/*.ts'],
    // Those beside these take long, and find nothing more.
    tests: [
      'test/audit/{auditFinding,auditQuote,auditQuoteBoundaries,auditRules,checkAuditOptions}.test.ts',
      'test/audit/{depositContracts,orderBoundaries,ownFindings,permit2,refundsOutsideEvm}.test.ts',
      'test/audit/requestedTerms.test.ts',
      'test/audit/{verifyQuote,withDeployment}.test.ts',
      'test/audit/{describe,input,rules}/*.test.ts',
      'test/wire/{depositAddresses,gaslessQuotes,namelessDepositories,quotes,swappedQuotes}.test.ts',
    ],
  },
  state: mirrored('execution/state'),
  core: {
    files: ['src/execution/core/**/*.ts'],
    // What only a whole execution reaches, such as late answers and a second list.
    tests: ['test/execution/{core,flows}/**/*.test.ts'],
  },
  journal: {
    files: ['src/execution/{records,payments,ports/journal,ports/locks}/*.ts'],
    tests: [
      'test/execution/{records,payments,ports/journal,ports/locks}/*.test.ts',
      'test/execution/run/prompt/{checkOpenPayments,checkPromptedByAnother}.test.ts',
      'test/execution/flows/resume.test.ts',
    ],
  },
  chains: mirrored('execution/ports/chains'),
  wallet: mirrored('execution/ports/wallet'),
  watch: {
    files: ['src/execution/{watch,ports/page}/**/*.ts'],
    tests: ['test/execution/{watch,ports/page}/**/*.test.ts'],
  },
  run: mirrored('execution/run'),
  deposit: mirrored('deposit'),
  schemas: { files: ['src/schemas/**/*.ts'], tests: ['test/{schemas,wire,actions}/**/*.test.ts'] },
  query: {
    ...mirrored('query'),
    tests: ['test/{query,hooks}/**/*.test.{ts,tsx}', 'test/errors/wrongArguments.test.tsx'],
    rendered: true,
  },
  hooks: {
    files: ['src/hooks/**/*.{ts,tsx}'],
    // Widgets are what uses most of the internal hooks.
    tests: ['test/{hooks,widgets}/**/*.test.{ts,tsx}', 'test/errors/wrongArguments.test.tsx'],
    rendered: true,
  },
  proxy: mirrored('proxy'),
  ...Object.fromEntries(widgets.map((widget) => [widget, modelOf(widget)])),
  fees: {
    ...modelOf('fees'),
    // Not the widget's own test, which loads everything anew for each case: too slow to be tried for each change.
    tests: ['test/widgets/fees/{model,parts}/*.test.{ts,tsx}', 'test/errors/outsideProvider.test.tsx'],
  },
  shared: {
    ...modelOf('shared'),
    // What widgets say in common is decided here, too.
    files: ['src/widgets/shared/{model,messages}/**/*.ts', 'src/widgets/shared/steps/*.ts'],
    // Some of the figures and links have their tests where they are used.
    tests: [
      'test/widgets/shared/{model,messages,steps}/**/*.test.{ts,tsx}',
      'test/widgets/review/model/findings/*.test.ts',
      'test/widgets/{fees,activity}/model/**/*.test.ts',
    ],
  },
  'pending-executions': {
    ...modelOf('pending-executions'),
    tests: [
      'test/widgets/pending-executions/**/*.test.{ts,tsx}',
      'test/widgets/progress/storedSwap.test.tsx',
      'test/errors/outsideProvider.test.tsx',
      'test/widgets/{parts/customParts,rendering/renderCounts,rendering/strictMode}.test.tsx',
    ],
  },
}
