ALTER TABLE "content_entries" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "was_on_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "content_entries_trashed" ON "content_entries" USING btree ("trashed_at") WHERE "content_entries"."trashed_at" is not null;