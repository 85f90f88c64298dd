import { z } from 'zod'

// The fields of the Kubernetes API that our objects use, and no others: a field with a slip of the pen would be dropped by a cluster without
// a word, and with it what it was to prevent.
const text = z.string().min(1)
const labels = z.record(z.string(), text)
const metadata = z.strictObject({ name: text, labels: labels.optional() })
const chosen = z.strictObject({ matchLabels: labels })
const named = z.strictObject({ name: text })
const amounts = z.strictObject({ cpu: z.string().regex(/^\d+m?$/), memory: z.string().regex(/^\d+[MG]i$/) })

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.literal('http') }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
  failureThreshold: z.int(),
})
const container = z.strictObject({
  name: text,
  image: text,
  args: z.array(text).min(1),
  ports: z.array(z.strictObject({ name: text, containerPort: z.int() })).optional(),
  envFrom: z.array(z.union([z.strictObject({ configMapRef: named }), z.strictObject({ secretRef: named })])),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  lifecycle: z.strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.int() }) }) }).optional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  volumeMounts: z.array(z.strictObject({ name: text, mountPath: z.string().startsWith('/') })).optional(),
})
const volume = z.union([
  z.strictObject({ name: text, persistentVolumeClaim: z.strictObject({ claimName: text }) }),
  z.strictObject({ name: text, emptyDir: z.strictObject({ medium: z.literal('Memory'), sizeLimit: text }) }),
])
const pod = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    restartPolicy: z.literal('Never').optional(),
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    terminationGracePeriodSeconds: z.int().optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1),
      runAsGroup: z.int().min(1),
      fsGroup: z.int().min(1).optional(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.int(),
          topologyKey: text,
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: chosen,
        }),
      )
      .optional(),
    containers: z.tuple([container]),
    volumes: z.array(volume).optional(),
  }),
})
const policyPorts = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: z.union([z.int(), z.literal('http')]) })).min(1)
const policyPeers = z.array(z.union([z.strictObject({ namespaceSelector: chosen }), z.strictObject({ podSelector: chosen })])).min(1)

const redirect = z.strictObject({
  scheme: z.literal('https').optional(),
  path: z.strictObject({ type: z.literal('ReplaceFullPath'), replaceFullPath: z.string().startsWith('/') }).optional(),
  statusCode: z.union([z.literal(301), z.literal(302)]),
})
const routeRule = z.strictObject({
  matches: z.array(z.strictObject({ path: z.strictObject({ type: z.enum(['Exact', 'PathPrefix']), value: text }) })).optional(),
  filters: z.tuple([z.strictObject({ type: z.literal('RequestRedirect'), requestRedirect: redirect })]).optional(),
  backendRefs: z.tuple([z.strictObject({ name: text, port: z.int() })]).optional(),
  timeouts: z.strictObject({ request: z.string().regex(/^\d+s$/) }).optional(),
})

const kind = <Kind extends string, Shape extends z.ZodRawShape>(apiVersion: string, name: Kind, shape: Shape) =>
  z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(name), metadata, ...shape })

/** Every kind of object that the manifests hold. */
export const KubernetesObject = z.discriminatedUnion('kind', [
  kind('v1', 'Namespace', {}),
  kind('v1', 'PersistentVolumeClaim', {
    spec: z.strictObject({
      accessModes: z.tuple([z.literal('ReadWriteMany')]),
      resources: z.strictObject({ requests: z.strictObject({ storage: text }) }),
    }),
  }),
  kind('v1', 'Service', {
    spec: z.strictObject({
      selector: labels,
      ports: z.array(z.strictObject({ name: text, port: z.int(), targetPort: z.literal('http') })),
    }),
  }),
  kind('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: z.int().min(1),
      minReadySeconds: z.optional(z.int().min(0)),
      selector: chosen,
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
      }),
      template: pod,
    }),
  }),
  kind('batch/v1', 'Job', { spec: z.strictObject({ backoffLimit: z.int(), activeDeadlineSeconds: z.int(), template: pod }) }),
  kind('policy/v1', 'PodDisruptionBudget', { spec: z.strictObject({ minAvailable: z.int().min(1), selector: chosen }) }),
  kind('gateway.networking.k8s.io/v1', 'Gateway', {
    spec: z.strictObject({
      gatewayClassName: text,
      listeners: z.array(
        z.strictObject({
          name: text,
          protocol: z.enum(['HTTP', 'HTTPS']),
          port: z.int(),
          hostname: text,
          tls: z.strictObject({ mode: z.literal('Terminate'), certificateRefs: z.tuple([named]) }).optional(),
        }),
      ),
    }),
  }),
  kind('gateway.networking.k8s.io/v1', 'HTTPRoute', {
    spec: z.strictObject({
      parentRefs: z.tuple([z.strictObject({ name: text, sectionName: text })]),
      hostnames: z.tuple([text]),
      rules: z.array(routeRule).min(1),
    }),
  }),
  kind('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: z.strictObject({ matchLabels: labels.optional() }),
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
      ingress: z.array(z.union([z.strictObject({}), z.strictObject({ from: policyPeers, ports: policyPorts })])).optional(),
      egress: z.array(z.union([z.strictObject({}), z.strictObject({ to: policyPeers.optional(), ports: policyPorts })])).optional(),
    }),
  }),
])
export type KubernetesObject = z.output<typeof KubernetesObject>

/** The list of files of the manifests. */
export const Kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: text,
  resources: z.array(text).min(1),
  images: z.array(z.strictObject({ name: text, newName: text, newTag: text })),
})
