import { describe, expect, it } from 'vitest'
import { english } from '../../src/locales/english.ts'
import { loadMessages, type Language } from '@causeway/react/locales'
import type { MessageKey } from '@causeway/react'

/**
 * Messages about a request, which may be another user's: a store, a link or a history names it. Only `deposit.where.waiting` is
 * always about the user's own.
 */
const toldOfRequests =
  /^(deposit\.(status|leg|fact)|deposit\.(loading|missing|unreachable|noHistory)$|activity\.where|deposit\.where\.(?!waiting$)|activity\.(status|transaction)|progress\.where\.(paid|submitted|signed|success|successAtLeast|refunded)$|progress\.money\.leaving$|failure\.)/

/** “Your”, and “you” as who pays or is paid. */
const possessives: Readonly<Record<Language, RegExp>> = {
  en: /\byour\b|\byou (were|sent|paid|pay|received?|get)\b/i,
  ar: /(دفعت|إيداع|مبادلت|أموال|الخاص ب)ك/,
  de: /\bIhr/,
  es: /\b[Tt]us?\b|\bte\b/,
  fr: /\b([Vv]otre|[Vv]os)\b/,
  he: /שלכם/,
  it: /\b([Tt]uoi|[Tt]u[oae])\b/,
  ja: /あなた/,
  ko: /귀하|당신/,
  pt: /\b[Ss](eu|ua)s?\b/,
  ru: /[Вв]аш/,
  tr: /(iniz|ınız|unuz|ünüz)(\P{L}|$)/u,
  'zh-Hans': /您的|您在/,
}

const keys = Object.keys(english).filter((key) => toldOfRequests.test(key)) as MessageKey[]

describe.each(Object.entries(possessives))('%s', (locale, possessive) => {
  it('behavior: never calls a request the user’s', async () => {
    const messages = await loadMessages(locale)
    expect(messages).toBeDefined()
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.filter((key) => possessive.test(String(messages?.[key])))).toEqual([])
  })
})
