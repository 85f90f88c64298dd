/** One series as it stands in the text: its name, its labels and its value. */
type Sample = { readonly name: string; readonly labels: Readonly<Record<string, string>>; readonly value: number }
type Family = { readonly type: string; readonly samples: readonly Sample[] }

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)*)\})? (\S+)$/
const labelPair = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"/g
const number = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|NaN|[+-]Inf)$/i

/** Reads the text format of Prometheus as strictly as its description says; throws a sentence about the first line that breaks it. */
export function readExposition(text: string): ReadonlyMap<string, Family> {
  if (!text.endsWith('\n')) throw new Error('the text must end with the end of a line')
  const families = new Map<string, { type: string; samples: Sample[] }>()
  const seen = new Set<string>()
  let current = ''
  for (const line of text.split('\n')) {
    const declared = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line)
    if (declared) {
      const [, name = '', type = ''] = declared
      if (families.has(name)) throw new Error(`${name} is declared twice`)
      families.set(name, { type, samples: [] })
      current = name
    } else if (line !== '' && !/^# HELP \S+ .+$/.test(line)) {
      const sample = readSample(line)
      const family = families.get(current)
      if (!family || !isOf(sample.name, current, family.type)) throw new Error(`nothing declares ${line}`)
      const key = line.slice(0, line.lastIndexOf(' '))
      if (seen.has(key)) throw new Error(`${key} stands there twice`)
      seen.add(key)
      family.samples.push(sample)
    }
  }
  for (const [name, { type, samples }] of families) if (type === 'histogram') checkHistogram(name, samples)
  return families
}

function readSample(line: string): Sample {
  const [, name = '', pairs = '', value = ''] = sampleLine.exec(line) ?? []
  if (name === '' || !number.test(value)) throw new Error(`cannot be read: ${line}`)
  const labels = Object.fromEntries([...pairs.matchAll(labelPair)].map(([, label = '', text = '']) => [label, text]))
  return { name, labels, value: value === '+Inf' ? Infinity : Number(value) }
}

function isOf(name: string, family: string, type: string): boolean {
  return type === 'histogram' ? [`${family}_bucket`, `${family}_sum`, `${family}_count`].includes(name) : name === family
}

/** Each step holds those before it, and the last one all. */
function checkHistogram(name: string, samples: readonly Sample[]): void {
  for (const { labels, value: count } of samples.filter((sample) => sample.name === `${name}_count`)) {
    const mark = JSON.stringify(labels)
    const steps = samples.filter((sample) => {
      const { le, ...others } = sample.labels
      return le !== undefined && JSON.stringify(others) === mark
    })
    const isRising = steps.every(({ value }, at) => at === 0 || value >= (steps[at - 1]?.value ?? 0))
    if (!isRising || steps.at(-1)?.labels['le'] !== '+Inf' || steps.at(-1)?.value !== count)
      throw new Error(`the steps of ${name} do not add up`)
  }
}
