CREATE TABLE "content_viewers" (
	"staff_id" integer NOT NULL,
	"tab" uuid NOT NULL,
	"entry_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_viewers_staff_id_tab_pk" PRIMARY KEY("staff_id","tab")
);
--> statement-breakpoint
ALTER TABLE "content_viewers" ADD CONSTRAINT "content_viewers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_viewers" ADD CONSTRAINT "content_viewers_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_viewers_entry" ON "content_viewers" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "content_viewers_seen" ON "content_viewers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "content_entries_title" ON "content_entries" USING gin (to_tsvector('simple', translate("title", 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе')));