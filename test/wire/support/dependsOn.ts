/**
 * What money depends on, by endpoint: `required` must be there, `right` may be missing and must be right where it is.
 * Everything else may be missing or wrong, and costs nothing but itself.
 */
export interface DependsOn {
  required: readonly string[]
  right: readonly string[]
}

const amountOf = (path: string) => [
  path,
  `${path}.amount`,
  `${path}.currency`,
  `${path}.currency.chainId`,
  `${path}.currency.address`,
  `${path}.currency.decimals`,
]

/** What a step is, what it asks the wallet for, and where to ask whether it is done. */
const stepsOf = (path: string): DependsOn => ({
  required: [
    `${path}.*`,
    `${path}.*.id`,
    `${path}.*.kind`,
    `${path}.*.items`,
    `${path}.*.items.*`,
    `${path}.*.items.*.status`,
    ...['to', 'data', 'value', 'chainId'].map((name) => `${path}.*.items.*.data.${name}`),
    ...['endpoint', 'method'].map((name) => `${path}.*.items.*.check.${name}`),
  ],
  right: [
    `${path}.*.requestId`,
    `${path}.*.depositAddress`,
    `${path}.*.items.*.data`,
    `${path}.*.items.*.data.from`,
    `${path}.*.items.*.check`,
  ],
})

const quoteSteps = stepsOf('steps')

export const quoteDependsOn: DependsOn = {
  required: [
    'steps',
    ...quoteSteps.required,
    'details',
    'details.sender',
    'details.recipient',
    ...amountOf('details.currencyIn'),
    ...amountOf('details.currencyOut'),
  ],
  right: [...quoteSteps.right, 'details.currencyIn.minimumAmount', 'details.currencyOut.minimumAmount'],
}

export const statusDependsOn: DependsOn = { required: ['status'], right: [] }

/** Of a record that is read alone; on a page it costs no other record. */
export const recordDependsOn: DependsOn = {
  required: ['id', 'status', 'depositAddress.address'],
  right: ['depositAddress', 'data'],
}

export const signatureAnswerDependsOn: DependsOn = {
  required: quoteSteps.required,
  right: ['steps', ...quoteSteps.right],
}
