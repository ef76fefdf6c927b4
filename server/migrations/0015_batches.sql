CREATE TABLE "content_batch_entries" (
	"batch_id" integer NOT NULL,
	"index" integer NOT NULL,
	"entry_id" integer,
	"media_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"version_before" integer,
	"patch" jsonb,
	"outcome" text NOT NULL,
	"reason" text,
	"version_after" integer,
	"draft_before" jsonb,
	"published_before" integer,
	"schedule_before" jsonb,
	"media_before" jsonb,
	CONSTRAINT "content_batch_entries_batch_id_index_pk" PRIMARY KEY("batch_id","index")
);--> statement-breakpoint
CREATE TABLE "content_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"reason" text NOT NULL,
	"title" text NOT NULL,
	"result" text NOT NULL,
	"state" text NOT NULL,
	"change" jsonb,
	"kinds" jsonb NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"failure" text,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);--> statement-breakpoint
ALTER TABLE "content_batch_entries" ADD CONSTRAINT "content_batch_entries_batch_id_content_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "content_batches"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "content_batch_entries" ADD CONSTRAINT "content_batch_entries_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "content_entries"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "content_batch_entries" ADD CONSTRAINT "content_batch_entries_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "content_batches" ADD CONSTRAINT "content_batches_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "content_batches" ADD CONSTRAINT "content_batches_undone_by_staff_id_fk" FOREIGN KEY ("undone_by") REFERENCES "staff"("id");--> statement-breakpoint
CREATE INDEX "content_batch_entries_outcome" ON "content_batch_entries" ("batch_id","outcome","index");--> statement-breakpoint
CREATE INDEX "content_batch_entries_entry" ON "content_batch_entries" ("entry_id");--> statement-breakpoint
CREATE INDEX "content_batch_entries_media" ON "content_batch_entries" ("media_id") WHERE "content_batch_entries"."media_id" is not null;--> statement-breakpoint
CREATE INDEX "content_batches_created" ON "content_batches" ("created_at");
