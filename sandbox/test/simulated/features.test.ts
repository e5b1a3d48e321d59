import { beforeAll } from 'vitest'
import { createSimulatedEnvironment } from '../support/environment/createSimulatedEnvironment.ts'
import type { ServiceEnvironment } from '../support/environment/serviceEnvironment.ts'
import { describeAppFees } from '../support/features/appFees.ts'
import { describeApprovals } from '../support/features/approvals.ts'
import { describeCalls } from '../support/features/calls.ts'
import { describeChainFaults } from '../support/features/chainFaults.ts'
import { describeDepositAddress } from '../support/features/depositAddress.ts'
import { describeGasTopup } from '../support/features/gasTopup.ts'
import { describeOptions } from '../support/features/options.ts'
import { describeDeploymentPermits } from '../support/features/deploymentPermits.ts'
import { describePermitToken } from '../support/features/permitToken.ts'
import { describePermits } from '../support/features/permits.ts'
import { describeSameChain } from '../support/features/sameChain.ts'
import { describeSend } from '../support/features/send.ts'
import { describeSponsorship } from '../support/features/sponsorship.ts'
import { describeTtl } from '../support/features/ttl.ts'

let environment: ServiceEnvironment
let deployment: ServiceEnvironment

beforeAll(() => {
  environment = createSimulatedEnvironment()
  deployment = createSimulatedEnvironment({ policy: { dialect: 'deployment' } })
})

describeAppFees(() => environment)
describeDepositAddress(() => environment)
describeGasTopup(() => environment)
describeApprovals(() => environment)
describePermits(() => environment)
describeDeploymentPermits(() => deployment)
describePermitToken(() => environment)
describeCalls(() => environment)
describeSend(() => environment)
describeSameChain(() => environment)
describeOptions(() => environment)
describeTtl(() => environment)
describeSponsorship(() => environment)
describeChainFaults(() => environment)
