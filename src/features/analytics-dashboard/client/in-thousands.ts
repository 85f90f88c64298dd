/** Spec: labels of the top chart are in thousands and end with «k»; two digits that count. The exact value stands beside its point. */
export function inThousands(value: number, write: (value: number, digits?: number) => string): string {
  const thousands = value / 1000
  const digits = value === 0 ? 0 : Math.max(0, 1 - Math.floor(Math.log10(thousands)))
  const rounded = Number(thousands.toFixed(digits))
  const needed = (String(rounded).split('.')[1] ?? '').length
  return `${write(rounded, needed)}k`
}
