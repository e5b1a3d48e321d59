import { expect, it } from 'vitest'
import { errorDetails } from '@causeway/react'
import { ServiceError } from '@causeway/react/actions'
import { redactField, redactText, redactWalletText } from '../../../src/errors/redaction/redact.ts'
import { bundleOf } from './bundleOf.ts'

const secret = 'correct-horse'

const names = [
  'apiKey',
  'api_key',
  'api-key',
  'API key',
  'x-api-key',
  'X-API-Token',
  'x-goog-key',
  'x-goog-api-key',
  'x-auth',
  'X-Auth-Token',
  'x_auth_key',
  'accessKey',
  'access-key',
  'AWS_SECRET_ACCESS_KEY',
  'secret',
  'clientSecret',
  'secretKey',
  'privateKey',
  'private_key_pem',
  'authorization',
  'Proxy-Authorization',
  'bearer',
  'cookie',
  'Set-Cookie',
  'password',
  'passwd',
  'passwordHash',
  'passphrase',
  'mnemonic',
  'mnemonicPhrase',
  'seed',
  'seedPhrase',
  'accessToken',
  'access_token',
  'authToken',
  'refresh_token',
  'session-token',
  'idToken',
  'googleIdToken',
  'id_token',
]

it.each(names)('error: removes the value of %j wherever it is', (name) => {
  const field = { [name]: secret }
  const pairs = {
    pair: [name, secret],
    row: ['accept', 'text/html', name, secret],
    item: { name, comment: '', value: secret },
    itemOfKey: { value: secret, key: name },
  }
  const error = new ServiceError({ endpoint: 'POST /quote', status: 400, errorData: { headers: [field] } })
  const texts = {
    field: String(redactField(name, secret)),
    data: errorDetails(error),
    context: errorDetails(error, { request: { headers: field } }),
    failedCall: errorDetails(
      new ServiceError({ endpoint: 'POST /quote', status: 400, failedCallData: field }),
    ),
    bundle: bundleOf({ headers: field }),
    pairs: errorDetails(new ServiceError({ endpoint: 'POST /quote', status: 400, errorData: pairs }), pairs),
    bundlePairs: bundleOf(pairs),
    jsonPairs: redactText(JSON.stringify(Object.values(pairs), null, 1)),
    nestedJsonPairs: redactText(JSON.stringify({ body: JSON.stringify(Object.values(pairs)) })),
    lines: redactText(`accept: text/html\n${name}: ${secret}\nvia: 1.1`),
    bundleError: bundleOf({ error: new Error(`${name}: ${secret}`) }),
    header: redactText(`It failed with ${name}: ${secret}`),
    query: redactText(`?a=1&${name}=${secret}&b=2`),
    json: redactText(JSON.stringify(field)),
    nestedJson: redactText(JSON.stringify({ body: JSON.stringify(field) })),
    wallet: redactWalletText(`${name} = "${secret}"`),
  }
  expect(Object.entries(texts).filter(([, text]) => text.includes(secret))).toEqual([])
})
