/** The thread for what a match teaches (analysis-job.ts). */
import { type AnalysisJob, analysisOf } from './analysis-job.ts';
import { serveJobs } from './thread.ts';

serveJobs((job: AnalysisJob, tell) => analysisOf(job, tell));
