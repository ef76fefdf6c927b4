ALTER TABLE "content_batch_entries" ADD COLUMN "media_id" integer;--> statement-breakpoint
ALTER TABLE "content_batch_entries" ADD COLUMN "media_before" jsonb;--> statement-breakpoint
ALTER TABLE "content_batch_entries" ADD CONSTRAINT "content_batch_entries_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_batch_entries_media" ON "content_batch_entries" USING btree ("media_id") WHERE "content_batch_entries"."media_id" is not null;