/** What the server counts, for /metrics. */
import type { NodeLoad } from '@quarry/protocol';
import { AggregatorRegistry, Counter, Gauge, Histogram, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';

/** Everything that a node counts, to be told together with what others do. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

export class Metrics {
  readonly registry = new Registry();
  readonly answers: Counter<'by'>;
  readonly refusals: Counter<'code'>;
  readonly faults: Counter<'what'>;
  readonly latency: Histogram;
  readonly updates: Histogram;
  readonly batches: Histogram;
  readonly commits: Histogram;
  readonly sockets: Gauge;
  readonly tables: Gauge;
  readonly memory: Gauge;
  readonly late: Gauge;
  readonly backlog: Gauge;

  constructor() {
    const registers = [this.registry];
    this.answers = new Counter({ name: 'quarry_answers_total', help: 'Answers given, by whom', labelNames: ['by'], registers });
    this.refusals = new Counter({ name: 'quarry_refusals_total', help: 'Requests refused, by code', labelNames: ['code'], registers });
    this.faults = new Counter({ name: 'quarry_faults_total', help: 'What failed and nobody waited for', labelNames: ['what'], registers });
    this.latency = new Histogram({
      name: 'quarry_answer_seconds',
      help: 'From an answer to its acknowledgement',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
      registers,
    });
    this.updates = new Histogram({
      name: 'quarry_update_bytes',
      help: 'Size of an update',
      buckets: [200, 500, 1000, 2000, 4000, 8000, 16_000],
      registers,
    });
    this.batches = new Histogram({
      name: 'quarry_store_batch_changes',
      help: 'Changes made durable together',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128],
      registers,
    });
    this.commits = new Histogram({
      name: 'quarry_store_commit_seconds',
      help: 'Time to make a batch durable',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
      registers,
    });
    this.sockets = new Gauge({ name: 'quarry_sockets', help: 'Open sockets', registers });
    this.tables = new Gauge({ name: 'quarry_tables_live', help: 'Tables in memory', registers });
    this.memory = new Gauge({ name: 'quarry_memory_bytes', help: 'Memory of the whole process', registers });
    this.late = new Gauge({
      name: 'quarry_late_seconds',
      help: 'How late the serving thread comes to what is next, but for one in a hundred times',
      registers,
    });
    this.backlog = new Gauge({ name: 'quarry_store_waiting_changes', help: 'Changes that wait to be made durable', registers });
  }

  /** From now on every figure says whose it is. */
  ofNode(node: string): void {
    if (node !== '') this.registry.setDefaultLabels({ node });
  }

  /** As it stands now. */
  async figures({ tables, memoryBytes, delayMs, backlog }: NodeLoad): Promise<Figures> {
    this.tables.set(tables);
    this.memory.set(memoryBytes);
    this.late.set(delayMs / 1000);
    this.backlog.set(backlog.changes);
    return this.registry.getMetricsAsJSON();
  }
}

/** What nodes have counted, as Prometheus reads it. */
export function textOf(ofNodes: readonly Figures[]): { readonly type: string; readonly text: Promise<string> } {
  const all = AggregatorRegistry.aggregate(ofNodes.map(one => one.slice()));
  return { type: all.contentType, text: all.metrics() };
}
