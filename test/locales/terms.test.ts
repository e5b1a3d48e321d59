import { describe, expect, it } from 'vitest'
import { languages, loadMessages, type Language } from '@causeway/react/locales'

/** Words that a language replaces by others: the tables of docs/voice.md. Each was in use once. */
const replaced: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  ar: /إذن |العملة|المال(\P{L}|$)|أُعيد|شوهدت|المتصلة|أوقفتها|(^|\P{L})(المرسل|المُرسل)(\P{L}|$)|فك (?!ترميز|تغليف|التغليف)|الإيداع (على +)?معلّق/u,
  de: /\b(Geld|Währung|Erlaubnis|Vorg[aä]nge?|Minimum|Maximum|scheitern|Dezimalstellen|entschlüsseln)\b|Überweisung|noch einmal|\bsteht aus\.|Einzahlung ausstehend|Guthaben (wurde|bewegt|kann|sollte|geht|könnte|ist) /,
  es: /\b(dinero|monedas?|permisos?|aplicación|visto|plataforma)\b|depósito (en +está )?pendiente\b/i,
  fr: /\b(argent|monnaie|autorisation|versement|gas)\b|paiement vu|été vu|^Dépôt en attente|restent suivis|dépôt sur +est en attente/i,
  he: /כסף|(^|\P{L})(ה?רשות|מטבע|הזאת)(\P{L}|$)|הגיעו? ברשת|[א-ת]-|מביאים/u,
  it: /\b(denaro|valuta|permess[oi]|preventivo)\b|^Deposito in attesa|deposito su +è in attesa/i,
  ja: /お金|通貨|払い出|未承認|取引(?!所)|あなた|サインイン|最低額|送金元|ご存じ|入金(は)?保留中|(キャンセルした|置き換えた)トランザクション:/,
  ko: /돈을|통화|허가|후원자|결제 금액|컨펌|상세|(은|이|을|와)\([는가를과]\)|\(으\)로|중지 –|제공자\} 상태| {2}(도착했|환불되었)|(취소한|대체한) 트랜잭션:/,
  pt: /\b(dinheiro|moeda|permiss(ão|ões)|aplicativo|partilhar|moveram|movido|cotação fixa)\b|código QR|depósito (em +está )?pendente\b/i,
  ru: /деньг|денег|валют|[Рр]азрешени|замечен|[Зз]апроса нет/,
  tr: /para (birimi|yatırma)|\b(paranız|gas)\b|tokenlar|maksimum|yatırma beklemede|hâlâ kullanılabilir(\P{L}|$)/iu,
  'zh-Hans': /货币|许可|取回|已看到|到此为止|手动退款|取消交易：|停止 –|最低数量/,
}

const translated = languages.filter((language): language is Exclude<Language, 'en'> => language !== 'en')

describe.each(translated)('%s', (language) => {
  it('default: uses none of the words that the glossary replaces', async () => {
    const messages = Object.entries((await loadMessages(language)) ?? {})
    expect(messages.length).toBeGreaterThan(700)
    const found = messages.flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message))
        .map((form: string) => form.replace(/\{\w+\}/g, ''))
        .filter((form) => replaced[language].test(form))
        .map((form) => `${key}: ${form}`),
    )
    expect(found).toEqual([])
  })
})
