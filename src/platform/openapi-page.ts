import type { OpenApi, Operation } from './openapi.ts'

/** The contract as a page to read: no script, no style but our own sheets. */
export function openApiPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ path, method: method.toUpperCase(), each })),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${escape(api.info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main class="api">
<h1>${escape(api.info.title)} API <small>${escape(api.info.version)}</small></h1>
<p>${escape(api.info.description)} The same for tools: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>
${operations.map(({ path, method, each }) => `<li><a href="#${escape(each.operationId)}"><code>${method} ${escape(path)}</code></a> ${escape(each.summary)}</li>`).join('\n')}
</ul></nav>
${operations.map(({ path, method, each }) => section(method, path, each)).join('\n')}
</main>
</body>
</html>
`
}

function section(method: string, path: string, operation: Operation): string {
  const input = operation.requestBody?.content['application/json']?.schema ?? operation.parameters ?? []
  const output = operation.responses['200']?.content
  const access = operation.security.length === 0 ? 'Open to everybody' : 'For signed-in callers'
  return `<section id="${escape(operation.operationId)}" aria-labelledby="${escape(operation.operationId)}-title">
<h2 id="${escape(operation.operationId)}-title"><code>${method} ${escape(path)}</code></h2>
<p>${escape(operation.summary)}. ${access}.</p>
<h3>${method === 'GET' ? 'Query' : 'Body'}</h3>
<pre tabindex="0"><code>${escape(JSON.stringify(input, null, 2))}</code></pre>
<h3>Answer</h3>
<pre tabindex="0"><code>${escape(JSON.stringify(output, null, 2))}</code></pre>
</section>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export const openApiStyles = `
html { font-size: 62.5% }
body { margin: 0; background: var(--canvas); color: var(--text); font-family: Roboto, Helvetica, Arial, sans-serif }
a { color: var(--on-tint) }
.api { max-width: 88rem; margin: 0 auto; padding: 4rem 2.4rem 9.6rem; font-size: 1.6rem; line-height: 2.4rem }
.api h1 small { color: var(--muted); font-weight: 400; font-size: 1.6rem }
.api h2 { margin-top: 4.8rem; overflow-wrap: anywhere }
.api ul { padding: 0; list-style: none; display: grid; gap: .8rem }
.api li { color: var(--muted) }
.api pre { background: var(--sunken); border: 1px solid var(--line); border-radius: 1rem; padding: 1.6rem; overflow: auto; font-size: 1.3rem; line-height: 2rem; max-height: 48rem }
`
