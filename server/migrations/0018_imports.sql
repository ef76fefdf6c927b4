CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"changes" jsonb NOT NULL,
	"mistakes" jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"file_columns" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"result" text NOT NULL,
	"row_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"fingerprint" text,
	"applied_by" integer,
	"applied_at" timestamp with time zone,
	"batch_id" integer
);--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_applied_by_staff_id_fk" FOREIGN KEY ("applied_by") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_batch_id_content_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "content_batches"("id") ON DELETE set null;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" ("created_at");
