/**
 * The fields that funds depend on, by endpoint: `required` must be there, `right` may be missing and must be right where it is.
 * Everything else may be missing or wrong, and costs only itself.
 */
export interface DependsOn {
  required: readonly string[]
  right: readonly string[]
}

/** Its chain is the requested one if the answer does not name it. */
const amountOf = (path: string) => [
  path,
  `${path}.amount`,
  `${path}.currency`,
  `${path}.currency.address`,
  `${path}.currency.decimals`,
]

/** What a step requests of the wallet: nothing without items. An item without a status is open. */
const stepsOf = (path: string): DependsOn => ({
  required: [
    `${path}.*`,
    `${path}.*.kind`,
    `${path}.*.items.*`,
    ...['to', 'data', 'value', 'chainId'].map((name) => `${path}.*.items.*.data.${name}`),
  ],
  right: [
    `${path}.*.items`,
    `${path}.*.requestId`,
    `${path}.*.depositAddress`,
    `${path}.*.items.*.data`,
    `${path}.*.items.*.status`,
    `${path}.*.items.*.data.from`,
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
  right: [
    ...quoteSteps.right,
    ...['currencyIn', 'currencyOut'].flatMap((side) => [
      `details.${side}.currency.chainId`,
      `details.${side}.minimumAmount`,
    ]),
  ],
}

export const statusDependsOn: DependsOn = { required: ['status'], right: [] }

/** For a record that is read alone; on a page it costs no other record. */
export const recordDependsOn: DependsOn = {
  required: ['id', 'status'],
  right: ['depositAddress', 'depositAddress.address', 'data'],
}

export const signatureAnswerDependsOn: DependsOn = {
  required: quoteSteps.required,
  right: ['steps', ...quoteSteps.right],
}
