import { errorCodes, failReasons } from '@causeway/react'
import { english } from '../../src/locales/english.ts'
import type { ErrorCodeMeaning } from '@causeway/react'
import { Table } from './Table.tsx'

const tables: Readonly<Record<'errorCode' | 'failReason', Readonly<Record<string, ErrorCodeMeaning>>>> = {
  errorCode: errorCodes,
  failReason: failReasons,
}

/** Every code that the library knows, its message for users, and what they can do. */
export function ErrorTable({ field }: { field: keyof typeof tables }) {
  const entries = Object.entries(tables[field]).map(([code, meaning]) => [code, cellsOf(code, meaning)])
  return (
    <Table head={[field, 'message', 'what to do', 'may succeed again']} rows={Object.fromEntries(entries)} />
  )
}

function cellsOf(code: string, { message, advice, retryable }: ErrorCodeMeaning) {
  return [
    <code key="code">{code}</code>,
    wordsOf(message),
    wordsOf(`advice.${advice}`),
    retryable ? 'yes' : 'no',
  ]
}

function wordsOf(key: string): string {
  const words: Readonly<Record<string, string | object>> = english
  const message = words[key]
  // The text after the colon in `{provider:the provider}` is the default.
  return typeof message === 'string' ? message.replaceAll(/\{\w+:([^}]+)\}/g, '$1') : ''
}
