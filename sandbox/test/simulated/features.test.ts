import { beforeAll } from 'vitest'
import type { FeatureBench } from '../support/features/bench.ts'
import { createSimulatedBench } from '../support/features/simulatedBench.ts'
import { describeAppFees } from '../support/features/appFees.ts'
import { describeDepositAddress } from '../support/features/depositAddress.ts'
import { describeApprovals } from '../support/features/approvals.ts'
import { describeChainFaults } from '../support/features/chainFaults.ts'
import { describeCalls } from '../support/features/calls.ts'
import { describeGasTopup } from '../support/features/gasTopup.ts'
import { describeOptions } from '../support/features/options.ts'
import { describeSameChain } from '../support/features/sameChain.ts'
import { describePermits } from '../support/features/permits.ts'
import { describePermitToken } from '../support/features/permitToken.ts'
import { describeSend } from '../support/features/send.ts'
import { describeTtl } from '../support/features/ttl.ts'
import { describeSponsorship } from '../support/features/sponsorship.ts'

let bench: FeatureBench

beforeAll(() => {
  bench = createSimulatedBench()
})

describeAppFees(() => bench)
describeDepositAddress(() => bench)
describeGasTopup(() => bench)
describeApprovals(() => bench)
describePermits(() => bench)
describePermitToken(() => bench)
describeCalls(() => bench)
describeSend(() => bench)
describeSameChain(() => bench)
describeOptions(() => bench)
describeTtl(() => bench)
describeSponsorship(() => bench)
describeChainFaults(() => bench)
