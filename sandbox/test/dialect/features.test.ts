import { beforeAll } from 'vitest'
import { createSimulatedEnvironment } from '../support/environment/createSimulatedEnvironment.ts'
import type { ServiceEnvironment } from '../support/environment/serviceEnvironment.ts'
import { describeAppFees } from '../support/features/appFees.ts'
import { describeApprovals } from '../support/features/approvals.ts'
import { describeChainFaults } from '../support/features/chainFaults.ts'
import { describeGasTopup } from '../support/features/gasTopup.ts'
import { describePermitToken } from '../support/features/permitToken.ts'
import { describeSend } from '../support/features/send.ts'
import { describeSponsorship } from '../support/features/sponsorship.ts'

// These do the same in every dialect; `writeAnswers.test.ts` covers how the others are written.

let environment: ServiceEnvironment

beforeAll(() => {
  environment = createSimulatedEnvironment({ policy: { dialect: 'deployment', brand: 'acme' } })
})

describeAppFees(() => environment)
describeGasTopup(() => environment)
describeApprovals(() => environment)
describePermitToken(() => environment)
describeSend(() => environment)
describeSponsorship(() => environment)
describeChainFaults(() => environment)
